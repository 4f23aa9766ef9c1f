import { config } from 'zod';

// It would try whether it may write functions out of texts. The policy for these pages says no, and the browser would note a breach.
config({ jitless: true });
