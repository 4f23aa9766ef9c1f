/** Returns a Mermaid graph of the allowed imports. Arrows implied by other arrows are left out. */
export function drawingOf(imports: Readonly<Record<string, readonly string[]>>): string {
  const reaches = (from: string, to: string): boolean =>
    (imports[from] ?? []).some((next) => next === to || reaches(next, to));
  const arrows = Object.entries(imports).flatMap(([from, all]) => {
    const direct = all.filter((to) => !all.some((other) => other !== to && reaches(other, to)));
    return direct.length > 0 ? [`  ${from} --> ${direct.toSorted().join(' & ')}\n`] : [];
  });
  return `flowchart TD\n${arrows.toSorted().join('')}`;
}
