/** Counts the tones of the sound in `window.tones`, and turns the sound on. A script for `Visitor.before`. */
export const LISTENING = `localStorage.setItem('arbiter.sound', 'on');
  window.tones = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...at) { window.tones++; start.apply(this, at); };`;
