/** Answers to the consent banner. */
export const CHOICES = ['accepted', 'rejected'] as const;
export type Choice = (typeof CHOICES)[number];

/** The choice in a cookie's value; null: none, or an invalid value. */
export function readChoice(text: string | undefined): Choice | null {
  return CHOICES.find((choice) => choice === text) ?? null;
}
