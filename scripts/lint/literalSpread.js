/** A literal that is spread into a literal only hides lines. */
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

export default { meta: { name: 'house' }, rules: { 'no-spread-literal': noSpreadLiteral } };
