import { Component, type ReactNode } from 'react';
import { keepError } from './last-error.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What shows in place of the children once one of them has thrown. */
  readonly fallback: (error: unknown) => ReactNode;
}

/** Keeps an error in one part of the page from taking the rest with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    keepError(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
