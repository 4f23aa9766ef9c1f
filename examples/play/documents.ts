/** Every GraphQL document of this client. */
const MATCH = `
  fragment CounterParts on Counter { label seat value max }
  fragment MatchParts on Match {
    id game { id title } status version yourSeats visibility invitation waitingFor
    seats { seat name bot taken left }
    clock { seats { seat left deadline } }
    decision {
      version seat prompt deadline
      choices { label move blanks { label path from { value label } min max } }
    }
    table {
      zones { key label seat kind count cards { number name text back place } }
      board {
        shape
        cells { key x y kind label seat pieces { key kind label seat rotation stats { ...CounterParts } } }
      }
      counters { ...CounterParts }
      seats { seat status }
    }
    result { places { place seats } why }
  }`;

const session = (verb: string, variable: string, argument: string) =>
  `mutation(${variable}) { session: ${verb}(${argument}) { token player { id name guest } } }`;

export const AS_GUEST = session('signInAsGuest', '$name: String', 'name: $name');
export const SIGN_IN = session('signIn', '$input: SignInInput!', 'input: $input');
export const SIGN_UP = session('signUp', '$input: SignUpInput!', 'input: $input');

export const ME = 'query { me { id name guest } }';
export const GAMES = 'query { games { id title about minSeats maxSeats } }';
export const MY_MATCHES =
  'query { matches(filter: { mine: true, status: RUNNING }) { nodes { id game { title } seats { name } } } }';

export const ONE_MATCH = `${MATCH} query($id: ID!) { match(id: $id) { ...MatchParts } }`;
export const CREATE = `${MATCH} mutation($input: CreateMatchInput!) { match: createMatch(input: $input) { ...MatchParts } }`;
export const JOIN = `${MATCH} mutation($input: JoinMatchInput!) { match: joinMatch(input: $input) { ...MatchParts } }`;
export const RESIGN = `${MATCH} mutation($id: ID!) { match: resign(matchId: $id) { ...MatchParts } }`;
export const SUBMIT = 'mutation($input: SubmitMoveInput!) { submitMove(input: $input) { entry { version } } }';

export const UPDATES = `${MATCH}
  subscription($id: ID!, $after: Int) {
    matchUpdates(id: $id, after: $after) { version entries { version seat kind text } match { ...MatchParts } }
  }`;
