/** A text with its blanks in braces, or one for one and one for more: which it is follows from the blank `n`. */
export type Text = string | { readonly one: string; readonly other: string };
