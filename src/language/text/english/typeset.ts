/** The apostrophe of print. */
export const typeset = (text: string): string => (text.includes("'") ? text.replaceAll("'", '’') : text)
