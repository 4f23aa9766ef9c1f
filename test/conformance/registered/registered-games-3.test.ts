import { briefConformanceOfShare } from './in-ci.ts';

briefConformanceOfShare(3);
