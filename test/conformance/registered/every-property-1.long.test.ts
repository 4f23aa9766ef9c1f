import { conformanceOfShare } from './every-property.ts';

conformanceOfShare(1);
