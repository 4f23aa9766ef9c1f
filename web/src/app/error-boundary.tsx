import { Component, type ComponentChildren } from 'preact';
import { t } from '../texts/index.ts';

interface BoundaryProps {
  /** The current address. A new address resets the error. */
  readonly place: string;
  readonly children: ComponentChildren;
}

/** Shows the error instead of an empty page. */
export class ErrorBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static override getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? 'unknown' };
  }

  override componentDidUpdate({ place }: BoundaryProps): void {
    if (this.state.error !== undefined && place !== this.props.place) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <section class="page narrow" role="alert">
        <h1>{t('error.title')}</h1>
        <p>{t('error.broken')}</p>
        <pre>{error instanceof Error ? error.message : String(error)}</pre>
        <button type="button" class="main" onClick={() => location.reload()}>
          {t('error.reload')}
        </button>
      </section>
    );
  }
}
