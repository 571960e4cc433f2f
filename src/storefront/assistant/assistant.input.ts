import { Transform } from 'class-transformer';
import { IsArray, IsString } from 'class-validator';

export const LONGEST_QUESTION = 200;
const MOST_QUESTIONS = 4;

/** The conversation so far, in the address: the last questions, the newest at the end. */
export class AssistantQuery {
  @Transform(({ value }: { value: unknown }) =>
    [value]
      .flat()
      .filter((one): one is string => typeof one === 'string' && one.trim() !== '')
      .slice(-MOST_QUESTIONS)
      .map((one) => one.trim().slice(0, LONGEST_QUESTION).toWellFormed()),
  )
  @IsArray()
  @IsString({ each: true })
  q: string[] = [];
}
