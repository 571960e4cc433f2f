import { IsInt } from 'class-validator';

/** The picture that was chosen for a thing. */
export class PictureChoiceJson {
  @IsInt()
  mediaId: number;
}
