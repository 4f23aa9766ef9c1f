/** Returns the modules that a source file loads at run time: imports and re-exports that are not only types. */
export function loadedBy(text: string): string[] {
  const statements = text.matchAll(/^(?:import|export)\s(?!type\b)(?:[^'";]*?\bfrom\s+)?['"]([^'"]+)['"]/gm);
  return [...statements].map(([, target = '']) => target);
}

/** Returns the cycles of imports, each as a path, "a → b → a". Empty if there are none. */
export function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    const before = trail.indexOf(file);
    if (before >= 0) cycles.push([...trail.slice(before), file].join(' → '));
    if (before >= 0 || done.has(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return cycles;
}
