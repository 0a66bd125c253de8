/**
 * Lets React (19) remove and insert nodes that a translator or an extension has moved. It would throw, and the page be
 * gone: https://github.com/facebook/react/issues/11538
 */
export function tolerateForeignChanges({ prototype } = Node): void {
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = <Child extends Node>(child: Child) => {
    const parent = child.parentNode
    return parent === null ? child : (removeChild.call(parent, child) as Child)
  }
  prototype.insertBefore = function <New extends Node>(node: New, next: Node | null) {
    return insertBefore.call(this, node, childWith(this, next)) as New
  }
}

/** The child of `parent` that contains `node`, or the node itself; none where it is gone. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node
  while (child !== null && child.parentNode !== parent) child = child.parentNode
  return child
}
