import { useId } from 'react';
import { ConflictValue } from './conflict-value.js';
import { useField } from './use-field.js';
import { Grid } from '../ui/layout/boxes.js';

interface Props {
  name: string;
  label: string;
  options: { value: string; label: string }[];
}

/** Any number of values. */
export function ChecksField({ name, label, options }: Props) {
  const { value, error, change } = useField(name);
  const id = useId();
  const chosen = value as string[];
  const labelsOf = (values: unknown) =>
    options
      .filter((option) => (values as string[]).includes(option.value))
      .map((option) => option.label)
      .join(', ');
  return (
    <div
      className="field span-all"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-error`}
    >
      <span id={`${id}-label`}>{label}</span>
      {/* without a script: none is an answer as well */}
      <input type="hidden" name={name} value="" />
      <Grid gap={[0, 4]} className="checks">
        {options.map((option) => (
          <label key={option.value} className="check">
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={chosen.includes(option.value)}
              onChange={({ target }) => change(withOption(options, chosen, option.value, target.checked))}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </Grid>
      <ConflictValue name={name} show={labelsOf} />
      <span id={`${id}-error`} className="form-error">
        {error}
      </span>
    </div>
  );
}

/** In the order of the options, so that ticking and unticking is no change. */
const withOption = (options: Props['options'], chosen: string[], value: string, isChosen: boolean) =>
  options.map((option) => option.value).filter((each) => (each === value ? isChosen : chosen.includes(each)));
