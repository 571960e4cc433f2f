import { IsArray, IsString } from 'class-validator';
import { Converted } from '../../core/http/input/input-rules.js';

export const MAX_QUESTION_LENGTH = 200;
const MAX_QUESTIONS = 4;

/** The conversation in the query: the last questions, oldest first. */
export class AssistantQuery {
  @Converted((value) =>
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
