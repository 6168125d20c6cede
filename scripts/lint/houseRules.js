/** Spreading an object literal into an object literal only hides lines. */
const noSpreadLiteral = {
  create: (context) => {
    const report = (node) => {
      if (node.argument.type !== 'ObjectExpression') return;
      context.report({
        node,
        message: 'Write the properties out: a literal in a literal only hides lines.',
      });
    };
    return { SpreadElement: report, JSXSpreadAttribute: report };
  },
};

/**
 * React calls the return value of an effect. An arrow function that returns a call's result by accident breaks the page
 * as soon as that call returns something: `scrollIntoView` returns a promise in some browsers.
 */
const noEffectResult = {
  create: (context) => ({
    CallExpression: ({ callee, arguments: [effect] }) => {
      if (!['useEffect', 'useLayoutEffect'].includes(callee.name)) return;
      if (effect?.type !== 'ArrowFunctionExpression') return;
      const { body } = effect;
      const isPlain = body.type === 'BlockStatement' || body.type === 'ArrowFunctionExpression';
      if (isPlain || (body.type === 'UnaryExpression' && body.operator === 'void')) return;
      context.report({
        node: body,
        message: 'Give the effect a block: React would call what this returns.',
      });
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: { 'no-spread-literal': noSpreadLiteral, 'no-effect-result': noEffectResult },
};
