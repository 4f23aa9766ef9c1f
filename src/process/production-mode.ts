// Import this module first. Some libraries read NODE_ENV on load, and validate much more outside production.
process.env.NODE_ENV ??= 'production';
