import { config } from 'zod';

// Zod would test whether it may compile functions. Our content security policy forbids that, and the browser would report a
// violation.
config({ jitless: true });
