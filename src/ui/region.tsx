import { Component, type ReactNode, Suspense } from 'react'

type Props = {
  children: ReactNode
  /** Shown where the region fails twice. */
  fallback?: ReactNode
}

/**
 * A part of the page that is hydrated by itself, and fails by itself: where a translator, an extension or a proxy has
 * changed the page, React renders this part again, not all of it. A fault is tried once more, since what has changed is
 * then replaced.
 */
export class Region extends Component<Props, { failures: number }> {
  override state = { failures: 0 }

  // Without `getDerivedStateFromError` React asks here what to render.
  override componentDidCatch(): void {
    this.setState(({ failures }) => ({ failures: failures + 1 }))
  }

  override render(): ReactNode {
    const { failures } = this.state
    if (failures > 1) return this.props.fallback
    return <Suspense key={failures}>{this.props.children}</Suspense>
  }
}
