/** What a source file loads when it runs, as it is written: imports and re-exports that are not of types alone. */
export function loadedBy(text: string): string[] {
  const statements = text.matchAll(/^(?:import|export)\s(?!type\b)(?:[^'";]*?\bfrom\s+)?['"]([^'"]+)['"]/gm);
  return [...statements].map(([, target = '']) => target);
}

/** Circles of imports, each as the way once around, "a → b → a": none only where there is none. */
export function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    const before = trail.indexOf(file);
    if (before >= 0) circles.push([...trail.slice(before), file].join(' → '));
    if (before >= 0 || done.has(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}
