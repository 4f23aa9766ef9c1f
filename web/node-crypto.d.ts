// What src/engine/crypto takes from Node. In the pages' code other files stand in their place; types are checked all the same.
declare module 'node:crypto' {
  interface PublicKey {
    readonly type: 'public';
  }
  export function hash(algorithm: 'sha256', text: string): string;
  export function hash(algorithm: 'sha256', text: string, as: 'buffer'): Uint8Array;
  export function createPublicKey(jwk: { key: object; format: 'jwk' }): PublicKey;
  export function verify(algorithm: null, data: Uint8Array, key: PublicKey, signature: Uint8Array): boolean;
}
