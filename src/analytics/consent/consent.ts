/** What somebody may answer when asked for consent. */
export const CHOICES = ['accepted', 'rejected'] as const;
export type Choice = (typeof CHOICES)[number];

/** What a cookie that anybody may have written says; null: nothing has been decided. */
export function readChoice(text: string | undefined): Choice | null {
  return CHOICES.find((choice) => choice === text) ?? null;
}
