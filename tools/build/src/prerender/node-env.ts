/** React reads this when it is first imported, which the route tables do, too. */
process.env.NODE_ENV = 'production';
