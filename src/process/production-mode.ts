// Imported first: libraries read this when they are loaded, and some validate much more outside production.
process.env.NODE_ENV ??= 'production';
