import { Component, type ReactNode } from 'react';
import { reportError } from '@/lib/report-error';

interface SectionBoundaryProps {
  /** Stands there when the section cannot be drawn. */
  fallback: ReactNode;
  /** What the section is drawn from; with another value it is tried again. */
  version: unknown;
  /** Draws the section. */
  children: () => ReactNode;
}

const Draw = ({ draw }: { draw: () => ReactNode }) => draw();

/** Keeps a section that cannot be drawn, because the backend sent something else than the contract says, from taking the page with it. */
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
    return this.state.failed ? this.props.fallback : <Draw draw={this.props.children} />;
  }
}
