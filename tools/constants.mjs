// What V8 may take for granted in a bundle. It folds a top-level `const` into the code that uses it; a function or a
// class could be replaced at any time, and of a `let` it asks at every use whether it has a value yet. So functions
// and classes become constants (functions first, since they may be called from anywhere), and `let` becomes `var`.
import { RolldownMagicString } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'

const isClass = ({ declarations }) => declarations.every(({ init }) => init?.type === 'ClassExpression')

export const constants = {
  name: 'constants',
  renderChunk(code) {
    const text = new RolldownMagicString(code)
    const { body } = parseAst(code)
    const top = body.findLast(({ type }) => type === 'ImportDeclaration')?.end ?? 0
    for (const node of body) {
      const { type, start, end } = node
      if (type === 'FunctionDeclaration') {
        text.prependRight(start, `\nconst ${node.id.name} = `).move(start, end, top)
      } else if (type === 'VariableDeclaration' && node.kind === 'let') text.update(start, start + 3, 'var')
      else if (type === 'VariableDeclaration' && node.kind === 'var' && isClass(node))
        text.update(start, start + 3, 'const')
    }
    return { code: text.toString(), map: JSON.parse(text.generateMap({ hires: 'boundary' }).toString()) }
  },
}
