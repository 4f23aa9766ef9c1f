/** A text with placeholders in braces, or a singular and a plural chosen by the placeholder `n`. */
export type Text = string | { readonly one: string; readonly other: string };
