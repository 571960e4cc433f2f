type Values = Record<string, unknown>;

/**
 * The values of a form, replaced by the input that was refused without JavaScript.
 * @param typed texts by dotted field name; values of other types are not replaced
 */
export function withTyped<Form extends object>(values: Form, typed: Record<string, string>): Form {
  return Object.entries(typed).reduce(
    (form, [name, text]) => replaced(form as Values, name.split('.'), text) as Form,
    values,
  );
}

function replaced(value: unknown, [name, ...rest]: string[], text: string): unknown {
  if (name === undefined) return typeof value === 'string' ? text : value;
  if (!value || typeof value !== 'object' || !Object.hasOwn(value, name)) return value;
  const part = replaced((value as Values)[name], rest, text);
  return Array.isArray(value) ? value.with(Number(name), part) : { ...value, [name]: part };
}
