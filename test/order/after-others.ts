import { setPriority } from 'node:os';

/** Of the scale from -20 to 19: whoever has more waits for those who have less. */
const PATIENT = 10;

// Those beside it have servers whose answers are waited for.
setPriority(PATIENT);
