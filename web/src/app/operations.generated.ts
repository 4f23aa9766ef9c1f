// Made from operations.graphql and schema.graphql by: npm run codegen
import { type Document, document } from '../data/client.ts';


export type AnnouncedMaintenanceResult = { readonly maintenance: { readonly at: string; readonly text: string; } | null; };
export type AnnouncedMaintenanceVariables = { readonly language?: string | null; };
export const ANNOUNCED_MAINTENANCE: Document<AnnouncedMaintenanceResult, AnnouncedMaintenanceVariables> = /* @__PURE__ */ document(`query AnnouncedMaintenance($language:String){maintenance{at text(language:$language)}}`);
