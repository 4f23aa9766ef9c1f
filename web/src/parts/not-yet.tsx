import { Problem, type ProblemProps } from './problem.tsx';
import { Waiting } from './waiting.tsx';

/** Renders a notice instead of a page that is loading or cannot be shown. */
export function NotYet({ error, again }: Required<ProblemProps>) {
  if (error === null) return <Waiting />;
  return (
    <section class="page narrow">
      <Problem error={error} again={again} />
    </section>
  );
}
