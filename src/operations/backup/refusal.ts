/** An error whose message is printed without a stack. */
export class Refusal extends Error {}
