import './look/tokens.css';
import './look/base.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { applyTheme } from './browser/theme.ts';
import { loadLanguage } from './texts/index.ts';

applyTheme();
await loadLanguage();
const place = document.getElementById('app');
if (place) render(<App />, place);
