import './look/tokens.css';
import './look/base.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { keepInstallOffer } from './browser/install.ts';
import { applyTheme } from './browser/theme.ts';
import { read } from './browser/window-events.ts';
import { currentLanguage, LANGUAGE_CHANGED, loadLanguage } from './texts/index.ts';

applyTheme();
keepInstallOffer();
await loadLanguage();
const place = document.getElementById('app');
const show = () => place && render(<App key={currentLanguage()} />, place);
show();
read([LANGUAGE_CHANGED], show);
