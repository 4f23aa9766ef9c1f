import { conformanceOfShare } from './in-ci.ts';

conformanceOfShare(1);
