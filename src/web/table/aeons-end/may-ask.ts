/** How likely a gem is to ask something, by how much stands on it: one line never does, alternatives have three. */
export const mayAsk = (text: string): number => text.split('\n').length - 1
