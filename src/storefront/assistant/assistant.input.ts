import { Transform } from 'class-transformer';
import { IsArray, IsString } from 'class-validator';

export const MAX_QUESTION_LENGTH = 200;
const MAX_QUESTIONS = 4;

/** The conversation in the query: the last questions, oldest first. */
export class AssistantQuery {
  @Transform(({ value }: { value: unknown }) =>
    [value]
      .flat()
      .filter((one): one is string => typeof one === 'string' && one.trim() !== '')
      .slice(-MAX_QUESTIONS)
      .map((one) => one.trim().slice(0, MAX_QUESTION_LENGTH).toWellFormed()),
  )
  @IsArray()
  @IsString({ each: true })
  q: string[] = [];
}
