/** Makes each thing once, when it is first asked for. An `Intl` format takes some 100 µs to make and 3 to use. */
export function onDemand<Of extends string, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new Map<Of, Made>();
  return (of) => {
    if (!made.has(of)) made.set(of, make(of));
    return made.get(of)!;
  };
}
