import { config } from 'zod';

// Without this setting, Zod tests whether it may compile functions. Our content security policy forbids that, so the
// browser would report a violation.
config({ jitless: true });
