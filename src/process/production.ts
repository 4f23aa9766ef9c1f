// Imported first: libraries look at this when they are loaded, and some check far more outside production.
process.env.NODE_ENV ??= 'production';
