/** The variables of each message with their TypeScript types. */
export type Found = Map<string, Map<string, string>>;
export function messagesOf(tag: string): { messages: Found; faults: string[] };
export function typesOf(messages: Found): string;
