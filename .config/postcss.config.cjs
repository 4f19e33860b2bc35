module.exports = {
  plugins: [require('postcss-preset-mantine')()],
};
