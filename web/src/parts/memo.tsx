import { Component, type ComponentType } from 'preact';

/** Returns a component that renders again only if a property changes. Contexts still update it. */
export function memo<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return !isSame(this.props, next);
    }

    override render() {
      return <Part {...this.props} />;
    }
  };
}

/** Whether two objects have the same values under the same names. */
export function isSame<T extends object>(one: T, other: T): boolean {
  for (const name in one) if (one[name] !== other[name]) return false;
  for (const name in other) if (!(name in one)) return false;
  return true;
}
