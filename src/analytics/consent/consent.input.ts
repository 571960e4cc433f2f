import { IsIn } from 'class-validator';
import { type Choice, CHOICES } from './consent.js';

/** What the buttons that decide send. */
export class ConsentInput {
  @IsIn(CHOICES)
  choice: Choice;
}
