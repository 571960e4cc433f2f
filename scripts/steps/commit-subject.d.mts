/** The problem of a commit message's subject, in a sentence; null: none. */
export function subjectProblem(message: string): string | null;
