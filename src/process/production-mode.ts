// Import this module first. Libraries read NODE_ENV when they are loaded, and some validate much more outside
// production.
process.env.NODE_ENV ??= 'production';
