// The parts of Node that src/engine/crypto uses. The build of the pages replaces them; these types check both versions.
declare module 'node:crypto' {
  interface KeyObject {
    readonly type: 'public';
  }
  export function hash(algorithm: 'sha256', text: string): string;
  export function hash(algorithm: 'sha256', text: string, as: 'buffer'): Uint8Array;
  export function createPublicKey(jwk: { key: object; format: 'jwk' }): KeyObject;
  export function verify(algorithm: null, data: Uint8Array, key: KeyObject, signature: Uint8Array): boolean;
}
