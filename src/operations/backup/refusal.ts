/** What is said to the operator, without a stack. */
export class Refusal extends Error {}
