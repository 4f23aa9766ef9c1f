// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../client.ts';

export type NamedPlayerParts = { readonly id: string; readonly name: string; };

export type FriendListParts = { readonly friends: ReadonlyArray<{ readonly player: NamedPlayerParts; readonly presence: { readonly online: boolean; readonly seenAt: string; } | null; }>; readonly received: ReadonlyArray<{ readonly player: NamedPlayerParts; readonly at: string; }>; readonly sent: ReadonlyArray<{ readonly player: NamedPlayerParts; readonly at: string; }>; readonly presenceShown: boolean; };

const NAMED_PLAYER_PARTS = 'fragment NamedPlayerParts on Player{id name}';
const FRIEND_LIST_PARTS = 'fragment FriendListParts on FriendList{friends{player{...NamedPlayerParts}presence{online seenAt}}received{player{...NamedPlayerParts}at}sent{player{...NamedPlayerParts}at}presenceShown}';

export type OwnFriendsResult = { readonly friends: FriendListParts; };
export type OwnFriendsVariables = {};
export const OWN_FRIENDS: Document<OwnFriendsResult, OwnFriendsVariables> = /* @__PURE__ */ document(`${NAMED_PLAYER_PARTS}${FRIEND_LIST_PARTS}query OwnFriends{friends{...FriendListParts}}`);
export type PlayersNamedResult = { readonly playersNamed: ReadonlyArray<NamedPlayerParts>; };
export type PlayersNamedVariables = { readonly start: string; };
export const PLAYERS_NAMED: Document<PlayersNamedResult, PlayersNamedVariables> = /* @__PURE__ */ document(`${NAMED_PLAYER_PARTS}query PlayersNamed($start:String!){playersNamed(start:$start){...NamedPlayerParts}}`);
export type AddFriendResult = { readonly changed: { readonly presenceShown: boolean; }; };
export type AddFriendVariables = { readonly id: string; };
export const ADD_FRIEND: Document<AddFriendResult, AddFriendVariables> = /* @__PURE__ */ document(`mutation AddFriend($id:ID!){changed:addFriend(id:$id){presenceShown}}`);
export type RemoveFriendResult = { readonly changed: { readonly presenceShown: boolean; }; };
export type RemoveFriendVariables = { readonly id: string; };
export const REMOVE_FRIEND: Document<RemoveFriendResult, RemoveFriendVariables> = /* @__PURE__ */ document(`mutation RemoveFriend($id:ID!){changed:removeFriend(id:$id){presenceShown}}`);
export type ShowPresenceResult = { readonly showPresence: { readonly presenceShown: boolean; }; };
export type ShowPresenceVariables = { readonly shown: boolean; };
export const SHOW_PRESENCE: Document<ShowPresenceResult, ShowPresenceVariables> = /* @__PURE__ */ document(`mutation ShowPresence($shown:Boolean!){showPresence(shown:$shown){presenceShown}}`);
export type FriendUpdatesResult = { readonly friendUpdates: { readonly received: ReadonlyArray<{ readonly player: { readonly id: string; }; }>; }; };
export type FriendUpdatesVariables = {};
export const FRIEND_UPDATES: Document<FriendUpdatesResult, FriendUpdatesVariables> = /* @__PURE__ */ document(`subscription FriendUpdates{friendUpdates{received{player{id}}}}`);
