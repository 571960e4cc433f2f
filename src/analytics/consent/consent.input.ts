import { IsIn } from 'class-validator';
import { type Choice, CHOICES } from './consent.js';

/** The form of the consent banner. */
export class ConsentInput {
  @IsIn(CHOICES)
  choice: Choice;
}
