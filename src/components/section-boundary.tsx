import { Component, type ReactNode } from 'react';
import { reportError } from '@/lib/report-error';

interface SectionBoundaryProps {
  /** Rendered when the section throws. */
  fallback: ReactNode;
  /** A change retries the section. */
  version: unknown;
  children: () => ReactNode;
}

const Section = ({ render }: { render: () => ReactNode }) => render();

/** Error boundary of a section, such as for data that violate the contract: the rest of the page stays usable. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override componentDidUpdate({ version }: SectionBoundaryProps): void {
    if (this.state.failed && version !== this.props.version) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : <Section render={this.props.children} />;
  }
}
