import { listActs } from '../../../accounts/index.ts';
import { signedIn } from '../../request/authenticate.ts';
import type { QueryResolvers } from '../types.generated.ts';

export const operatorQueries = {
  operatorLog: (_, wanted, { accounts, caller }) => listActs(accounts, signedIn(caller), wanted),
} satisfies QueryResolvers;
