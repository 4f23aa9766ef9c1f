/** What of notifications is sealed with the operator's own key: what it is sealed as. */
export const SEALED_AS = {
  address: (id: string) => `address ${id}`,
  secret: (id: string) => `secret ${id}`,
  body: (id: string) => `body ${id}`,
  vapid: () => 'vapid',
} as const;
